import { cutOffParts, otherNames, smallTargets } from '../../../tools/measures';
import { hydrate } from '../support/hydrate';
import { violations } from '../support/screenCheck';
import { expect, test } from '../support/test';

test('the checks find what is wrong', async ({ page }) => {
  await page.goto('/aboutus');
  await hydrate(page, page.getByRole('heading', { level: 1 }));
  await page.evaluate(() => {
    // One by one, because the page's policy forbids styles in markup.
    const put = (name: 'p' | 'button', words: string, style: Partial<CSSStyleDeclaration>) => {
      const wrong = document.createElement(name);
      wrong.textContent = words;
      Object.assign(wrong.style, style);
      document.querySelector('main')?.append(wrong);
    };
    put('p', 'Pale words', { color: '#bbb', background: '#fff' });
    put('button', 'x', { width: '20px', height: '20px', padding: '0' });
    put('p', 'Wide words', { width: '200vw' });
    put('button', 'Send', { minHeight: '44px' });
    document.querySelector('main > :last-child')?.setAttribute('aria-label', 'Submit');
  });
  expect(await violations(page)).toContainEqual(expect.stringContaining('color-contrast'));
  expect(await page.evaluate(smallTargets)).toEqual(['x: 20 × 20']);
  expect(await page.evaluate(otherNames)).toEqual(['“Send” is called “Submit”']);
  expect(await page.evaluate(cutOffParts)).toContainEqual('p “Wide words”');
});

test('what is behind a modal dialog counts for nobody, even if axe does not see that it is modal', async ({
  page,
}) => {
  await page.goto('/aboutus');
  await hydrate(page, page.getByRole('heading', { level: 1 }));
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    // The site may have dialogs of its own.
    dialog.id = 'over-the-page';
    dialog.textContent = 'Pale words in it are found all the same';
    dialog.setAttribute('aria-label', 'All over the page');
    Object.assign(dialog.style, {
      // axe looks at its corner, which is not in the window.
      ...{ position: 'fixed', inset: '-20px', margin: '0', padding: '40px' },
      ...{ background: '#fff', color: '#000' },
    });
    document.body.append(dialog);
    dialog.showModal();
  });
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() =>
    document.getElementById('over-the-page')?.style.setProperty('color', '#bbb'),
  );
  // Now and then axe cannot tell what is behind words, and says nothing of them.
  await expect
    .poll(() => violations(page))
    .toEqual([expect.stringContaining('color-contrast: #over-the-page')]);
});
