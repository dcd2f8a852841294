/** What the page on which rooms are chosen is called; the one before it has the name of the way there. */

export const chooseRooms = 'Choose your rooms';
