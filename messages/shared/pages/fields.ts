/** Field labels shared by forms of several rooms. */

export const email = 'Email';
export const phone = 'Phone';
export const firstName = 'First Name';
export const lastName = 'Last Name';
export const phoneNumber = 'Phone Number';
export const password = 'Password';
export const newPassword = 'New Password';
export const confirmPassword = 'Confirm Password';
