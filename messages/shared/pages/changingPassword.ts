/** The button under a new password, whoever sets one. */

export const changePassword = 'Change Password';
export const changing = 'Changing...';
