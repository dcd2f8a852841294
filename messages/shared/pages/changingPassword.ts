/** The button of every form that sets a new password. */

export const changePassword = 'Change Password';
export const changing = 'Changing...';
