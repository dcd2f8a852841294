/** A bank in Paystack's list: `id` names it in a refund's account, `code` in the lookup of an account's holder. */
export interface PaystackBank {
  id: number;
  name: string;
  slug: string;
  code: string;
}

/** Some of Nigeria's banks. No id equals any bank's code, so mistaking one for the other is refused. */
export const PAYSTACK_BANKS: readonly PaystackBank[] = [
  { id: 174, name: 'Abbey Mortgage Bank', slug: 'abbey-mortgage-bank-ng', code: '801' },
  { id: 1, name: 'Access Bank', slug: 'access-bank', code: '044' },
  { id: 6, name: 'Fidelity Bank', slug: 'fidelity-bank', code: '070' },
  { id: 7, name: 'First Bank of Nigeria', slug: 'first-bank-of-nigeria', code: '011' },
  { id: 9, name: 'Guaranty Trust Bank', slug: 'guaranty-trust-bank', code: '058' },
  { id: 18, name: 'Union Bank of Nigeria', slug: 'union-bank-of-nigeria', code: '032' },
  { id: 33, name: 'United Bank For Africa', slug: 'united-bank-for-africa', code: '033' },
  { id: 21, name: 'Zenith Bank', slug: 'zenith-bank', code: '057' },
];
