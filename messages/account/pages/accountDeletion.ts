/** Deleting the account. */

export const title = 'Delete Your Account';
export const deleteAccount = 'Delete Account';
export const question = 'Delete Your Account?';
export const keepAccount = 'Keep Account';
export const deleteForGood = 'Delete for Good';
export const deleting = 'Deleting...';
export const yourPassword = 'Your Password';
