/** The form that changes the password of a guest who knows the current one. */

export const form = 'Change password';
export const title = 'Change Your Password';
export const currentPassword = 'Current Password';
