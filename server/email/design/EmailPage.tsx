import { Fragment } from 'react';
import { pageLanguage } from '../../../messages/shared/locale';
import { addressLine, hotel } from '../../../hotel/hotel';
import type { Bill, BillLine, EmailAction, EmailFact, EmailText } from '../emailText';
import { badgeColours, sheet, styles } from './style';

/** JSON for a script element, which nothing in it can end. */
function asScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

function Facts({ facts }: { facts: readonly EmailFact[] }) {
  return (
    <table style={styles.table}>
      <tbody>
        {facts.map(([name, value, href], place) => (
          <tr key={name} className="row" style={place === 0 ? {} : styles.row}>
            <th scope="row" className="soft" style={styles.term}>
              {name}
            </th>
            <td className="strong" style={styles.fact}>
              {href === undefined ? (
                value
              ) : (
                <a href={href} className="strong" style={styles.link}>
                  {value}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Its size in pixels, as attributes: some programs ignore everything else. */
const pictureSize = { width: 72, height: 54 };

function BillRow({ label, note, amount, picture }: BillLine) {
  const isPictured = picture !== undefined;
  return (
    <tr className="row" style={styles.row}>
      {isPictured && (
        <td style={styles.pictured}>
          <img src={picture} alt="" {...pictureSize} style={styles.picture} />
        </td>
      )}
      <th scope="row" {...(!isPictured && { colSpan: 2 })} className="soft" style={styles.term}>
        {label}
        {note !== undefined && (
          <span className="soft" style={styles.note}>
            {note}
          </span>
        )}
      </th>
      <td className={isPictured ? 'strong' : 'soft'} style={styles.amount}>
        {amount}
      </td>
    </tr>
  );
}

function BillTable({ lines, total }: Bill) {
  return (
    <table style={styles.table}>
      <tbody>
        {lines.map((line) => (
          <BillRow key={line.label} {...line} />
        ))}
        <tr className="totalRow" style={styles.totalRow}>
          <th scope="row" colSpan={2} className="strong" style={styles.totalTerm}>
            {total.label}
          </th>
          <td className="strong" style={styles.total}>
            {total.amount}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Action({ label, url }: EmailAction) {
  return (
    <p style={styles.paragraph}>
      <a href={url} className="action" style={styles.action}>
        {label}
      </a>
    </p>
  );
}

function Foot({ reason }: { reason: string }) {
  return (
    <td className="foot" style={styles.foot}>
      {hotel.name}, {addressLine}
      <br />
      {hotel.reservationPhone} · {hotel.emails[0]}
      <br />
      {reason}
    </td>
  );
}

/** An email as mail programs show it: with tables and inline styles, because some of them understand nothing newer. */
export function EmailPage({ email, reason }: { email: EmailText; reason: string }) {
  const {
    subject,
    preview,
    badge,
    greeting,
    paragraphs,
    highlight,
    facts = [],
    bill,
    action,
    more,
    lists = [],
    stay,
  } = email;
  return (
    <html lang={pageLanguage}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: sheet }} />
        {stay && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: asScript(stay) }} />
        )}
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.unseen}>{preview ?? paragraphs.slice(0, 2).join(' ')}</div>
        <table
          role="presentation"
          cellPadding={0}
          cellSpacing={0}
          className="outer"
          style={styles.outer}
        >
          <tbody>
            <tr>
              <td className="gutter" align="center" style={styles.gutter}>
                <table
                  role="presentation"
                  cellPadding={0}
                  cellSpacing={0}
                  className="sheet"
                  style={styles.sheet}
                >
                  <tbody>
                    <tr>
                      <td className="head" style={styles.head}>
                        {hotel.name}
                        <br />
                        <span style={styles.kind}>{hotel.kind}</span>
                      </td>
                    </tr>
                    <tr>
                      <td className="body" style={styles.body}>
                        {badge && (
                          <span style={{ ...styles.badge, ...badgeColours[badge.tone] }}>
                            {badge.label}
                          </span>
                        )}
                        <h1 className="title" style={styles.title}>
                          {subject}
                        </h1>
                        {greeting !== undefined && <p style={styles.paragraph}>{greeting}</p>}
                        {paragraphs.map((paragraph) => (
                          <p key={paragraph} style={styles.paragraph}>
                            {paragraph}
                          </p>
                        ))}
                        {highlight !== undefined && (
                          <p className="highlight" style={styles.highlight}>
                            {highlight}
                          </p>
                        )}
                        {action && <Action {...action} />}
                        {facts.length > 0 && <Facts facts={facts} />}
                        {bill && <BillTable {...bill} />}
                        {more && (
                          <>
                            <h2 className="title" style={styles.subtitle}>
                              {more.title}
                            </h2>
                            <Facts facts={more.facts} />
                          </>
                        )}
                        {lists.map(({ title, lines }) => (
                          <Fragment key={title}>
                            <h2 className="title" style={styles.listTitle}>
                              {title}
                            </h2>
                            {lines.map((line, place) => (
                              // Two lines can be the same. Nothing is ever moved.
                              <p key={place} style={styles.line}>
                                {line}
                              </p>
                            ))}
                          </Fragment>
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <Foot reason={reason} />
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
