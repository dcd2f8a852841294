/** The home page's opening slides, with their pictures' alternative texts. */

export const courtyardTitle = 'Come for the conference. Stay for the courtyard.';
export const courtyardText =
  'A hotel inside the university’s conference centre, a short walk from every hall.';
/** Also for link previews. */
export const courtyardPicture =
  'The hotel at golden hour: white arches and pierced terracotta screens around a long basin of water, with palms';

export const lobbyTitle = 'There’s always someone awake when you arrive.';
export const lobbyText =
  'The front desk is open day and night, with comfortable chairs to wait in.';
export const lobbyPicture =
  'The lobby: a carved reception desk before a green wall with a brass sun, and rattan chairs on a patterned rug';

export const poolTitle = 'Evenings by the pool, after the last session.';
export const poolText = 'The terrace opens at six; the gym beside it never closes.';
export const poolPicture =
  'The pool at dusk, lit from within, with loungers, lanterns and the lit house behind it';
