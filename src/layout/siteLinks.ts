import { paths } from '../../machines/paths';

/** The pages that the navigation leads to, in its order. */
export const siteLinks = [
  { label: 'HOME', to: paths.home },
  { label: 'ABOUT', to: paths.about },
  { label: 'SERVICES', to: paths.services },
  { label: 'RESERVATION', to: paths.reservation },
  { label: 'CONTACT', to: paths.contact },
] as const;

/** Only for visitors who are not logged in. */
export const loginLink = { label: 'LOGIN', to: paths.login } as const;
