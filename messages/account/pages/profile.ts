/** Name and phone number. */

export const form = 'Profile';
export const title = 'Your Profile';
export const saveProfile = 'Save Profile';
export const saving = 'Saving...';
