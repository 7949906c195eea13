import { CONTACT_EMAIL } from '@serein/contracts';
import { HELPLINES } from '@serein/contracts/ai';
import { usePageTitle } from '@serein/mfe-kit';
import { Page, PageHeader, SelectField } from '@serein/ui';
import { Emergency } from './Emergency.tsx';
import styles from './GetHelpNowPage.module.css';
import { HelplineCard } from './HelplineCard.tsx';
import { useCountry } from './use-country.ts';

/** Crisis help by country (spec 3, section 2.2). It asks the server for nothing, so that nothing can fail. */
export default function GetHelpNowPage() {
  const { help, choose } = useCountry();
  usePageTitle('Get help now');
  if (!help) return null;
  return (
    <Page className={styles.page}>
      <PageHeader
        title="Get help now"
        lead="You do not have to carry this alone. You can call without a plan for what to say."
      />
      <SelectField
        label="Where are you?"
        className={styles.country}
        value={help.code}
        onChange={(event) => choose(event.target.value)}
      >
        {HELPLINES.map(({ code, country }) => (
          <option key={code} value={code}>
            {country}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite" className={styles.help}>
        <Emergency number={help.emergency} />
        <section aria-labelledby="helplines" className={styles.section}>
          <h2 id="helplines">{help.code === 'other' ? 'Find a helpline near you' : 'People who listen'}</h2>
          <ul className={styles.list}>
            {help.helplines.map((entry) => (
              <HelplineCard key={entry.name} entry={entry} />
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.disclaimer}>
        This list is not an endorsement of any organisation. It was last checked on{' '}
        <time dateTime={help.verifiedOn}>{inWords(help.verifiedOn)}</time>; numbers and hours may have changed since. If
        you find a mistake, please write to <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>.
      </p>
    </Page>
  );
}

/** `2025-08-26` as 26 August 2025, wherever the reader is. */
const inWords = (isoDate: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate));
