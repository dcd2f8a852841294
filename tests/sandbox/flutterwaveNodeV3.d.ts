/** The part of Flutterwave's own client that the tests call; the package brings no types. */
declare module 'flutterwave-node-v3' {
  interface FlutterwaveTransactions {
    verify(query: { id: string }): Promise<unknown>;
    verify_by_tx(query: { tx_ref: string }): Promise<unknown>;
    refund(refund: { id: string; amount: string }): Promise<unknown>;
  }

  export default class Flutterwave {
    /** `baseUrl` ends with a slash, without `v3`. */
    constructor(publicKey: string, secretKey: string, baseUrl: string);
    Transaction: FlutterwaveTransactions;
  }
}
