/** What the server runs with. Times in milliseconds unless the name says otherwise. */
export interface Configuration {
  production: boolean;
  host: string;
  port: number;
  /** Origin under which guests reach the site, without a trailing slash. */
  publicUrl: string;
  /** Folder of the embedded database, the mailbox and the secrets made at the first start. */
  dataFolder: string;
  /** A PostgreSQL of the hotel's own; null for the embedded one. */
  databaseUrl: string | null;
  secrets: { accessToken: string; codes: string };
  accessTokenLifetime: number;
  refreshTokenLifetime: number;
  /** How long the previous refresh token is still accepted after its rotation. */
  refreshGrace: number;
  codeLifetime: number;
  hold: number;
  maximumNights: number;
  maximumDaysAhead: number;
  maximumUnpaidReservations: number;
  /** Days before the check-in day at whose beginning refunds end; 0 = until check-in day begins. */
  refundDeadlineDays: number;
  paystack: { baseUrl: string; secretKey: string };
  flutterwave: { baseUrl: string; secretKey: string; secretHash: string };
  sandbox: { paystackPort: number; flutterwavePort: number } | null;
  smtpUrl: string | null;
  mailFrom: string;
}
