/** The product's specification as data: its words, prices, addresses, calls and limits. Tests compare the product with it. */

/** The room types: key, name, naira for a night. */
export const roomTypes = [
  ['junior', 'Double Deluxe', 1000],
  ['double', 'Double Room', 1500],
  ['deluxe', 'Deluxe Room', 2000],
  ['family', 'Family Suite', 2500],
  ['superior', 'Superior Suite', 3000],
  ['premium', 'Premium Penthouse', 5000],
] as const;

/** Naira for a night on the home page's cards. */
export const cardPrices = [1000, 1200, 1400, 1500, 1700, 2000];

/** Everything that one room type or another has. */
export const amenities = [
  'Breakfast',
  'WiFi',
  'Gym',
  'Satellite TV',
  'Restaurant on-site',
  'Mini-bar',
  '24-hour room service',
  'Bathtub',
  'City View',
  'Executive Lounge Access',
  'Kitchenette',
  'Separate Living Area',
  'Kids Club Access',
  'Private Balcony',
  'Sea View',
  'Butler Service',
  'Private Pool',
  'Personal Chef',
  '24/7 Concierge',
];

const passwordRules = [
  'must be at least 6 characters',
  'must include at least one uppercase letter',
  'must include at least one number',
  'must include at least one special character',
];

const notLoggedIn = 'You are not logged in. Please log in to make a reservation.';
const expired = 'Your session has expired or is invalid. Please log in again.';
const unverified = 'Payment verification failed. Please try again or contact support.';
const payButtons = ['Pay with Paystack', 'Pay with Flutterwave'];

/** The texts, by the part of the site that shows them, with examples for names, numbers and reasons in them. */
export const words: Readonly<Record<string, readonly string[]>> = {
  navigation: [
    ...['HOME', 'ABOUT', 'SERVICES', 'RESERVATION', 'CONTACT', 'LOGIN'],
    ...['User', 'Welcome', 'Logout', 'Subscribe', 'Quick Links', 'Privacy', 'Terms'],
  ],
  home: [
    ...['₦1,000.00', '₦1,200.00', '₦1,400.00', '₦1,500.00', '₦1,700.00', '₦2,000.00'],
    ...['3 beds', '2 baths', 'VIEW DETAIL', 'BOOK NOW'],
    ...['Laundry', 'Food & Restaurant', 'Spa & Fitness'],
    ...['Rooms & Suite', 'Event & Party', 'GYM & Yoga'],
    'Slide 1 of 3',
  ],
  publicPages: [
    ...['Room Service 24-hour', 'Night Comfort', 'Fine Dining'],
    ...['Safety & Security', 'Gym & Yoga', 'Premium Amenities'],
    'Wellness & Spa',
    'Front desk: 24/7',
    'Concierge: 7:00 am - 11:00 pm',
    ...['Name', 'Email', 'Subject', 'Message'],
    "Thank you for your message. We'll get back to you shortly!",
    ...['Call Now', 'Book Online'],
  ],
  session: [notLoggedIn, expired],
  account: [
    ...['Welcome Back', 'Sign in to access your account'],
    ...['Create Account', 'Join us for exclusive benefits'],
    'Please log in to make a reservation',
    ...['Email is required', 'Invalid email address'],
    'Password is required',
    ...passwordRules.map((rule) => `Password ${rule}`),
    ...['First name is required', 'First name must be at least 6 characters'],
    ...['Last name is required', 'Last name must be at least 2 characters'],
    ...['Phone number is required', 'Phone number must be at most 11 characters'],
    'Passwords do not match',
    'Confirm password is required',
    ...passwordRules.map((rule) => `Confirm password ${rule}`),
    'An error occurred',
  ],
  verification: [
    'Verify Your Account',
    ...['Verify OTP', 'Clear', 'Resend Code', 'Back to Registration'],
    'Verification Successful!',
    'OTP resent successfully!',
    'Please enter all 6 digits',
    'Please paste only numbers',
    'Invalid OTP. Please try again.',
    'Failed to resend OTP. Please try again.',
  ],
  reservationForm: [
    ...['Make a Reservation', 'Check Availability'],
    ...['1', '10', '0', '5', '5+'],
    'Name is required',
    'Phone number is required',
    ...['Email is required', 'Email address is invalid'],
    ...['Check-in date is required', 'Check-in date cannot be in the past'],
    ...['Check-out date is required', 'Check-out date must be after check-in date'],
    'At least one adult is required',
    'Children count cannot be negative',
    'Please correct the errors in the form.',
  ],
  roomSelection: [
    ...['Check-in', 'Check-out', 'Adults', 'Children', 'Nights', 'Special Request'],
    ...['Double Deluxe', 'Double Room', 'Deluxe Room'],
    ...['Family Suite', 'Superior Suite', 'Premium Penthouse'],
    ...['₦1,000.00', '₦1,500.00', '₦2,000.00', '₦2,500.00', '₦3,000.00', '₦5,000.00'],
    ...amenities,
    ...['Continue Booking', 'Processing...'],
    'Please go back and fill in reservation details first.',
    'Please go back to the reservation form and fill it out first.',
    'Please select at least one room to continue.',
    expired,
    'Reservation failed: There are not enough rooms left for these dates.',
    'Reservation failed: Server error',
    'Network error: No response from server. Please check your internet connection or try again later.',
    'Network error: Could not connect to the server. Please try again.',
    'An unexpected error occurred: Unexpected end of JSON input',
    'Reservation successful, but reservation ID could not be retrieved. Please check your reservations history.',
    'Failed to create reservation. No reservation ID received from the server.',
    'Failed to create reservation. Please try again. Try later.',
  ],
  confirmation: [
    ...payButtons,
    'Go to Home',
    expired,
    unverified,
    'An unexpected error occurred during payment verification.',
    'Reservation not found.',
    'Failed to load reservation details.',
    'No reservation ID or payment reference provided.',
    'No reservation details available.',
    'Could not get Paystack authorization URL from backend.',
    'Could not get Flutterwave payment link from backend.',
    'Paystack initialization failed',
    'Flutterwave initialization failed',
    'Reservation is already paid or details are missing.',
  ],
  payment: [
    '3 Nights',
    '1 Night',
    ...['Paystack', 'Flutterwave'],
    'Direct card payment is currently unavailable. Please use Paystack or Flutterwave.',
    'Reservation ID not found. Cannot proceed with payment.',
    'Paystack payment initiation failed. Please try again.',
    'Flutterwave payment initiation failed. Please try again.',
    'No reservation details found. Please make a reservation first.',
    'Failed to load reservation details. Please try reserving again.',
  ],
  paymentCallback: [
    'Verifying your payment...',
    ...['Payment Successful!', 'Reservation Confirmed'],
    'Payment Failed',
    'Payment Status Unknown',
    'View My Reservation',
    'No payment reference or transaction ID found. Payment status unknown.',
    unverified,
  ],
  myReservations: [
    'My Reservations',
    'View Details',
    'You have no reservations yet',
    'Book a Room Now',
    'Pending',
    'Failed to fetch reservations',
  ],
  management: [
    'Reservation Details',
    ...['Cancel Reservation', 'Modify Reservation', 'Request Refund'],
    'This action cannot be undone.',
    'Please provide a reason for the refund.',
    'Failed to fetch reservation',
    'Failed to cancel reservation',
    'Failed to modify reservation',
    'Failed to request refund',
  ],
};

/** The addresses of the screens; `:id` stands for a reservation's id. */
export const addresses = [
  ...['/', '/aboutus', '/service', '/contact', '/login', '/reservation', '/roombooking'],
  ...['/reservation/:id/confirm', '/confirmPayment', '/payment', '/payment-callback'],
  ...['/my-reservations', '/my-reservations/:id', '/book'],
];

const requestA =
  'checkInDate checkOutDate noOfAdult noOfChildren roomAllocations totalPrice specialRequest name emailAddress phoneNumber';
const requestB =
  'name emailAddress phoneNumber specialRequest checkInDate checkOutDate noOfAdult noOfChildren totalPrice';

/** The calls: method, path, fields of the request, fields of the response that are read. */
export const calls: readonly (readonly [
  method: string,
  path: string,
  sent: string,
  read: string,
])[] = [
  ['post', '/auth/users/login', 'email password', 'user token'],
  [
    'post',
    '/auth/users/signin',
    'firstName lastName email password confirmPassword phoneNumber',
    '',
  ],
  ['post', '/auth/users/verify-account', 'verificationCode', ''],
  ['post', '/auth/users/resend-otp', 'email', ''],
  ['post', '/reservation', requestA, 'reservationData'],
  ['post', '/hotel/reservation/register', requestB, 'results'],
  ['get', '/reservations/{id}', '', 'reservation'],
  ['get', '/hotel/reservations/history', '', 'reservations'],
  ['get', '/hotel/reservations/{id}', '', 'reservation'],
  ['patch', '/hotel/reservations/{id}/cancel', '', 'message'],
  [
    'patch',
    '/hotel/reservations/{id}/modify',
    'checkInDate checkOutDate noOfAdult noOfChildren specialRequest',
    'message',
  ],
  ['post', '/hotel/payment/refund/request/{id}', 'reason', 'message'],
  ['get', '/hotel/payment/paystack/verify', 'reference', 'reservation'],
  ['get', '/hotel/payment/flutterwave/verify', 'transaction_id', 'reservation'],
  ['get', '/payment/verify/', 'reference', 'reservation'],
  [
    'post',
    '/payment/paystack/initialize',
    'reservationId email amount',
    'authorization_url reference',
  ],
  ['post', '/payment/flutterwave/initialize', 'reservationId email amount', 'paymentLink'],
  ['post', '/payment/initiate-payment', 'reservationId', 'authorization_url'],
  ['post', '/payment/initiate-flutterwave', 'reservationId', ''],
];

/** The fields of a reservation as it is read, misspelled as they are. */
export const reservationFields =
  'id name emailAddress phoneNumber checkInDate checkOutDate noOfAdult noOfChildren specialRequest roomNumber roomDetails roomAmanities roomAllocations totalPrice paymentStatus paymentRefrence';
