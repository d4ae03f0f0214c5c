// Positions out as pictures, documents and certificates, and in from what people paste: documents and lines of graph6.
#pragma once

#include "playground/task.hpp"

namespace arete::inline playground {

/// The bodies of /api/export, /api/import and /api/check. Throw InputError.
Work export_position(const std::string& body);
Work import_position(const std::string& body);
Work check_certificate(const std::string& body);

}  // namespace arete::inline playground
