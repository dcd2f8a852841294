/** A guest's name that is hard to type, keep or show. */
interface HardName {
  /** What makes it hard. */
  why: string;
  firstName: string;
  lastName: string;
  /** As the hotel reads it, if not as it was typed. */
  read?: { firstName: string; lastName: string };
}

/** Letters without a space. */
export const LONG =
  'Oluwaseunfunmilayomidetemitopeadebayonwachukwuokonkwochukwuemekanwabuezeoluwase';

/** The names with which a guest must be able to do everything, each with at least six letters. */
export const hardNames: readonly HardName[] = [
  { why: 'accents in one form', firstName: 'Adébáyọ̀', lastName: 'Ògúnlẹ́sì' },
  {
    why: 'accents in two characters each',
    firstName: 'Ade\u0301ba\u0301yo\u0300',
    lastName: 'Chi\u0301di\u0300nma',
    read: { firstName: 'Adébáyò', lastName: 'Chídìnma' },
  },
  { why: 'hooked letters', firstName: 'Ƙabiru', lastName: 'Ɗanjuma-Ɓala' },
  { why: 'eighty letters without a space', firstName: 'Oluwaseun', lastName: LONG },
  { why: 'an emoji', firstName: 'Adaobi 🌺', lastName: "O'Brien-Okeke" },
  { why: 'right-to-left letters', firstName: 'محمد عبد', lastName: 'الله أحمد' },
  {
    why: 'marks that nobody sees',
    firstName: '\u200b\u202eAdaobi\u2060',
    lastName: '\ufeffOkeke\u00ad\u200d',
    read: { firstName: 'Adaobi', lastName: 'Okeke' },
  },
  { why: 'Chinese and Cyrillic letters', firstName: '王小明王小明', lastName: 'Ольга Петрова' },
];

/** A request or a reason with all of it at once, which is kept and shown as it is. */
export const hardText = `Ẹ jọ̀ọ́, ɗaki mai shiru 🌺 — من فضلك، 请安静, тихо & <b>"quiet"</b> ${LONG}`;
