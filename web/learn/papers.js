// Where the games come from.

export const papers = [
  {
    title: "Playing with Triangulations", where: "",
    authors: "O. Aichholzer, D. Bremner, E. D. Demaine, F. Hurtado, E. Kranakis, H. Krasser, S. Ramaswami, " +
      "S. Sethia, J. Urrutia",
    games: "Games on points and on triangulations, Kayles.",
  },
  {
    title: "Undirected edge geography", where: "Theoretical Computer Science 112 (1993) 371–381.",
    authors: "A. S. Fraenkel, E. R. Scheinerman, D. Ullman", games: "Geography.",
  },
  {
    title: "On Bichromatic Triangle Game", where: "2012.", authors: "G. Manić, D. M. Martin, M. Stojaković",
    games: "Two colours on points: rooms and replies.",
  },
  {
    title: "A deletion game on graphs: “Le Pic’arete”", where: "2004.", authors: "L. Blanc, E. Duchêne, S. Gravier",
    games: "Le Pic’arete.",
  },
  {
    title: "Edge animal weak (1,2)-achievement games", where: "2012.", authors: "I. Douglas, N. Sieben",
    games: "Animals on endless boards.",
  },
].map((paper) => ({...paper, link: `https://scholar.google.com/scholar?q=${encodeURIComponent(paper.title)}`}));
