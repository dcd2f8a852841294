/** While something takes time, on pages of several rooms. */

export const oneMoment = 'One moment, please…';
export const processing = 'Processing...';
