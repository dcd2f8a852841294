/**
 * Runs in the atlas page: shows the state in the URL, searches, filters and zooms. Its source is written into the
 * page as it is, so it may use nothing from outside.
 */
export function behave(): void {
  const states = Array.from(document.querySelectorAll<HTMLElement>('article.state'));
  const items = Array.from(document.querySelectorAll<HTMLElement>('#index li'));
  const boxes = Array.from(document.querySelectorAll<SVGElement>('[data-state]'));
  const search = document.querySelector<HTMLInputElement>('#search');
  const found = document.querySelector('#found');
  const filters = Array.from(document.querySelectorAll<HTMLInputElement>('input[name=filter]'));
  const textOf = new Map(states.map((state) => [state.id, state.textContent.toLowerCase()]));
  const stories = Array.from(document.querySelectorAll<HTMLElement>('.story'), (story) => ({
    text: story.textContent.toLowerCase(),
    title: story.querySelector('h4')?.textContent ?? '',
    state: story.closest('article')?.id ?? '',
    picture: story.querySelector('.at-360 img')?.getAttribute('src'),
    longer: story.querySelector('.longer img')?.getAttribute('src'),
  }));
  const screens = document.querySelector<HTMLElement>('#screens');
  const inLongerMessages = document.querySelector<HTMLInputElement>('#longer');

  const show = () => {
    const name = decodeURIComponent(location.hash.slice(1));
    const named = document.getElementById(name);
    const state = named?.closest('article.state');
    states.forEach((each) => {
      each.hidden = each !== state;
    });
    if (named instanceof HTMLDetailsElement) named.open = true;
    document.body.classList.toggle('open', state !== undefined && state !== null);
    boxes.forEach(({ classList }) => {
      classList.remove('here');
    });
    const [machine] = name.split('/');
    document.querySelectorAll<HTMLElement>('.sheet figure').forEach((figure) => {
      figure.hidden = state instanceof HTMLElement && figure.id !== machine;
    });
    const box = state && boxes.find(({ dataset }) => dataset.state === state.id.replace('/', '.'));
    box?.classList.add('here');
    (named ?? state)?.scrollIntoView();
    if (state instanceof HTMLElement && named === state) {
      state.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
    }
  };
  const showScreens = (words: string) => {
    const showing = words === '' ? [] : stories.filter(({ text }) => text.includes(words));
    const shots = showing.map(({ title, state, picture, longer }) => {
      const shot = document.createElement('a');
      shot.href = `#${state}`;
      const image = document.createElement('img');
      const source = inLongerMessages?.checked === true ? longer : picture;
      if (source != null) image.src = source;
      image.alt = '';
      image.loading = 'lazy';
      shot.append(`${title} (${state})`, image);
      return shot;
    });
    screens?.querySelector('.screens')?.replaceChildren(...shots);
    if (screens) screens.hidden = shots.length === 0;
  };
  const narrow = () => {
    const words = search?.value.trim().toLowerCase() ?? '';
    const marks = filters.filter(({ checked }) => checked).map(({ value }) => value);
    let count = 0;
    items.forEach((item) => {
      const own = item.dataset.marks?.split(' ') ?? [];
      const text = textOf.get(item.dataset.place ?? '') ?? '';
      item.hidden = !text.includes(words) || !marks.every((mark) => own.includes(mark));
      item.classList.toggle(
        'named',
        words !== '' && item.textContent.toLowerCase().includes(words),
      );
      if (!item.hidden) count += 1;
    });
    if (found) found.textContent = `${count} of ${items.length} states`;
  };
  const find = () => {
    const words = search?.value.trim().toLowerCase() ?? '';
    // A single letter is on every screen.
    showScreens(words.length < 3 ? '' : words);
  };
  inLongerMessages?.addEventListener('change', find);
  search?.addEventListener('input', () => {
    narrow();
    find();
    if (location.hash !== '') history.pushState(null, '', '#');
    show();
  });
  filters.forEach((filter) => {
    filter.addEventListener('change', narrow);
  });
  document.querySelector<HTMLInputElement>('#zoom')?.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) {
      document.documentElement.style.setProperty('--zoom', target.value);
    }
  });
  addEventListener('hashchange', show);
  narrow();
  show();
}
