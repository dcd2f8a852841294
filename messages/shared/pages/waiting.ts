/** Said while something takes its time, by pages of several rooms. */

export const oneMoment = 'One moment, please…';
export const processing = 'Processing...';
