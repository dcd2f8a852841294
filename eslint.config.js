import parser from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';

/** What names something for a guest: attributes of elements, and properties that become them. */
const naming =
  '/^(?:aria-label|aria-description|alt|title|placeholder|label|hint|lead|term|detail|question|busyLabel)$/';

/**
 * Texts that stand beside something else. Translating a page replaces each text by elements, and React fails when it has
 * to remove such a text or put something before it, so a text is alone in its element. What a variable holds is not
 * seen here: rendered tests look at each page (tests/rendered/support/loneTexts.ts).
 */
const textType = '/^(?:Literal|TemplateLiteral|MemberExpression)$/';
const textChild = `:matches(${[
  'JSXText[value=/\\S/]',
  ...['', 'right.', 'consequent.', 'alternate.'].flatMap((side) => [
    `JSXExpressionContainer[expression.${side}type=${textType}][expression.${side}raw!="null"]`,
    `JSXExpressionContainer[expression.${side}callee.type="MemberExpression"][expression.${side}callee.property.name!="map"]`,
  ]),
  'JSXExpressionContainer[expression.name=/^(?:label|term|name|text|error|hint|title|note|welcome|email)$/]',
].join(', ')})`;
const anyChild =
  ':matches(JSXElement, JSXFragment, JSXText[value=/\\S/], JSXExpressionContainer[expression.type!="JSXEmptyExpression"])';
const textsBesideOthers = [
  `:matches(JSXElement, JSXFragment) > ${anyChild} ~ ${textChild}`,
  `:matches(JSXElement, JSXFragment) > ${textChild} ~ ${anyChild}`,
  `JSXFragment > ${textChild}`,
].map((selector) => ({
  selector,
  message: 'Put the text into an element of its own, such as a span.',
}));

/** A hover that stands anywhere but at the beginning of what `${hovering}` surrounds. */
const hoverOfFingers = {
  selector: 'TemplateElement[value.raw=/:hover/]:not([value.raw=/^ \\{\\s*[^{}]*:hover/])',
  message:
    'Put it into ${hovering} of src/theme/media.ts: a finger leaves the look of a hover behind.',
};

/** A call of a pure function of which only the failure counts: bundlers leave it out, and nothing fails. */
const unusedPureCall = {
  selector:
    'ExpressionStatement > :matches(NewExpression, CallExpression[callee.name=/^((de|en)codeURI(Component)?|BigInt|Number|String|Symbol)$/])',
  message: 'Use its result: a bundler leaves out a call of which only the failure counts.',
};

/**
 * The status of a reservation, why it is over and how its refund stands, and the statuses of payment attempts and refunds,
 * are compared in one file each. All other code asks its predicates, or maps every word by a Record, so that a new one
 * does not compile unseen.
 */
const statusWord =
  'Literal[value=/^(pending|paid|cancelled|refunded|opening|superseded|needs_review|requested|sending|settled|replaced)$/]';
const statusName = '/^(status|paymentStatus|reservationStatus)$/';
const besideStatusWord = 'Literal[value=/^(expired|byGuest|requested|failed)$/]';
const besideStatusName = '/^(cancelReason|refundStatus)$/';

/** @param {string} name @param {string} word */
const comparisonsOf = (name, word) => [
  `BinaryExpression[operator=/^[!=]==?$/][left.property.name=${name}] > ${word}`,
  `BinaryExpression[operator=/^[!=]==?$/][left.expression.property.name=${name}] > ${word}`,
  `BinaryExpression[operator=/^[!=]==?$/][left.name=${name}] > ${word}`,
  `BinaryExpression[operator=/^[!=]==?$/][right.property.name=${name}] > ${word}`,
  `CallExpression[callee.name=/^(eq|ne|inArray|notInArray)$/][arguments.0.property.name=${name}] ${word}`,
  `CallExpression[callee.property.name='includes'][arguments.0.property.name=${name}] ${word}`,
  `SwitchStatement[discriminant.property.name=${name}]:has(SwitchCase[test=null]) > SwitchCase > ${word}`,
  `SwitchStatement[discriminant.name=${name}]:has(SwitchCase[test=null]) > SwitchCase > ${word}`,
];
const statusComparisons = [
  ...comparisonsOf(statusName, statusWord),
  ...comparisonsOf(besideStatusName, besideStatusWord),
].map((selector) => ({
  selector,
  message:
    'Ask machines/reservation/reservationStatus.ts (awaitsPayment, hasTag, whereTag in SQL), server/database/attemptStatus.ts or refundStatus.ts, or map each status by a Record.',
}));

/** Names of functions that are a past participle alone say neither what is done nor what it is: a verb, or a noun, does. */
const participles =
  /^(?:adopt|answer|ask|chang|count|edit|enroll|enter|follow|happen|inspect|invit|key|mirror|not|outdat|print|rebas|receiv|refund|refus|requir|restor|shar|typ)ed$|^(?:became|begun|bound|done|found|given|heard|kept|known|left|lost|read|said|seen|sent|shown|taken|told)$/i;

/** Rules for how this project's code reads (CONTRIBUTING.md). */
const reading = {
  rules: {
    docstrings: {
      create: (context) => ({
        Program: () => {
          for (const comment of context.sourceCode.getAllComments()) {
            if (/^\*\s*\*?\s*(?:What|Who|Whoever|Whose|Whom|Which|Of)\b/.test(comment.value))
              context.report({ loc: comment.loc, message: 'Begin with the thing: no clause.' });
          }
        },
      }),
    },
    names: {
      create: (context) => {
        const check = ({ id }) => {
          if (participles.test(id.name))
            context.report({ node: id, message: 'A verb for a function, a noun for a type.' });
        };
        return {
          'ExportNamedDeclaration > :not(VariableDeclaration)[id]': check,
          'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[init.type=/Function|Tagged/]':
            check,
        };
      },
    },
  },
};

/** What only selectors can say: words of a guest, words of a status, clocks. All other rules are oxlint's (.oxlintrc.json). */
export default defineConfig(
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}', 'machines/**/*.ts'],
    languageOptions: { parser },
    plugins: { reading },
    rules: { 'reading/docstrings': 'error', 'reading/names': 'error' },
  },
  { ignores: ['machines/contract/schema.d.ts'] },
  {
    // What a guest reads stands in the catalogue (docs/messages.md).
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXText[value=/\\p{L}{2}/u]',
          `JSXAttribute[name.name=${naming}] > Literal[value=/\\p{L}{2}/u]`,
          `JSXAttribute[name.name=${naming}] TemplateElement[value.cooked=/\\p{L}{2}/u]`,
          `Property[key.name=${naming}] > Literal[value=/\\p{L}{2}/u]`,
        ].map((selector) => ({
          selector,
          message: 'Take the words from the catalogue in messages/.',
        })),
        ...textsBesideOthers,
        hoverOfFingers,
        unusedPureCall,
        ...statusComparisons,
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'server/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', hoverOfFingers, unusedPureCall, ...statusComparisons],
    },
  },
  {
    files: ['machines/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "NewExpression[callee.name='Date'][arguments.length=0]",
          "CallExpression[callee.object.name='Date'][callee.property.name='now']",
        ].map((selector) => ({
          selector,
          message: 'A machine has no clock of its own: take the time as a parameter.',
        })),
        unusedPureCall,
        ...statusComparisons,
      ],
    },
  },
);
