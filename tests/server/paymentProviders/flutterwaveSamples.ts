/** Answers and webhooks as Flutterwave's own documentation prints them. */

export const hostedLink = `{"status":"success","message":"Hosted Link","data":{"link":"https://checkout.flutterwave.com/v3/hosted/pay/flwlnk-01hynrt7cd1fpm6gtef6khn93g"}}`;

export const verified = `{"status":"success","message":"Transaction fetched successfully","data":{"id":8415006,"tx_ref":"txref-DI0NzMx13","flw_ref":"FLW-MOCK-3b10a5c0c6e5d6c5fcb57c3d51bf9e50","device_fingerprint":"2a4b7c","amount":2500,"currency":"NGN","charged_amount":2500,"app_fee":35,"merchant_fee":0,"processor_response":"Approved. Successful","auth_model":"NOAUTH","ip":"54.75.161.64","narration":"CARD Transaction ","status":"successful","payment_type":"card","created_at":"2025-02-27T18:29:34.000Z","account_id":20937,"card":{"first_6digits":"418742","last_4digits":"4246","issuer":"ACCESS BANK PLC DEBIT CLASSIC","country":"NIGERIA NG","type":"VISA","token":"flw-t1nf-1","expiry":"09/32"},"meta":{"__CheckoutInitAddress":"https://checkout.flutterwave.com/v3/hosted/pay"},"amount_settled":2462.37,"customer":{"id":2362222,"name":"Yemi Desola","phone_number":"08100000000","email":"user@example.com","created_at":"2025-02-27T18:29:34.000Z"}}}`;

export const notFound = `{"status":"error","message":"No transaction was found for this id","data":null}`;

export const refundInitiated = `{"status":"success","message":"Transaction refund initiated","data":{"id":75923,"account_id":73362,"tx_id":908790,"flw_ref":"URF_1611501_6920235","wallet_id":74639,"amount_refunded":6900,"status":"completed","destination":"payment_source","meta":{"source":"availablebalance"},"created_at":"2021-01-24T09:18:37.000Z"}}`;

export const refundList = `{"status":"success","message":"Refunds fetched","data":[{"id":75923,"AmountRefunded":6900.5,"status":"completed-mpgs","FlwRef":"URF_1611501_6920235","TransactionId":908790},{"id":75924,"AmountRefunded":6900,"status":"completed","FlwRef":"URF_1611501_6920236","TransactionId":908791}]}`;

export const chargeCompletedEvent = `{"event":"charge.completed","data":{"id":285959875,"tx_ref":"Links-616626414629","flw_ref":"PeterEkene/FLW270177170","device_fingerprint":"a42937f4a73ce8bb8b8df14e63a2df31","amount":100,"currency":"NGN","charged_amount":100,"app_fee":1.4,"merchant_fee":0,"processor_response":"Approved by Financial Institution","auth_model":"PIN","ip":"197.210.64.96","narration":"CARD Transaction ","status":"successful","payment_type":"card","created_at":"2020-07-06T19:17:04.000Z","account_id":17321,"customer":{"id":215604089,"name":"Yemi Desola","phone_number":null,"email":"user@gmail.com","created_at":"2020-07-06T19:17:04.000Z"},"card":{"first_6digits":"123456","last_4digits":"7889","issuer":"VERVE FIRST CITY MONUMENT BANK PLC","country":"NG","type":"VERVE","expiry":"02/23"}}}`;

/** The refund webhook: flat, with capitals, and without the name of an event. */
export const refundEvent = `{"id":89074,"AmountRefunded":5000,"status":"completed","FlwRef":"URF_1611501_6920235","TransactionId":8784082}`;
