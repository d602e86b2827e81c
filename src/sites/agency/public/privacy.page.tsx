import { readOperator } from '#features/settings/screens/operator.ts'
import { Link } from '#kit/ui/link.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { AcquisitionText } from './legal/acquisition.tsx'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'Privacy – Sternsinger',
  description: 'Which data of you we process, what for, for how long, and which rights you have.',
  alternates: { de: '/de/datenschutz' },
}

const chaptersFor = ({ name, owner, address, email, phone, tel }: ReturnType<typeof readOperator>): Chapter[] => [
  {
    id: 'controller',
    title: 'Who is responsible',
    text: (
      <>
        <p>Controller in the sense of Article&nbsp;4 (7) of the General Data Protection Regulation (GDPR):</p>
        <dl>
          <div>
            <dt>Business</dt>
            <dd>
              {name}, {owner}
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>{address}</dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${tel}`}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    id: 'visit',
    title: 'When you look around',
    text: (
      <>
        <p>
          To send you a page, our server has to process the address of your device on the internet (IP address) while
          the connection lasts. The log it writes has the time, the address of the page without anything entered, the
          result and how long it took. It has neither your IP address nor your name, and nothing of your browser.
        </p>
        <p>
          The legal basis is Article&nbsp;6 (1) (f) GDPR: our interest in a site that works and in finding faults.
          Nothing comes from other servers: no fonts, no pictures, no scripts.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and your browser',
    text: (
      <>
        <p>We set no cookies for advertising or statistics, and therefore need not ask you about any. There are:</p>
        <ul>
          <li>
            <strong>csrftoken</strong>, for up to a year: a random value that keeps other sites from sending forms in
            your name.
          </li>
          <li>
            <strong>session</strong>, for staff who signed in: ends with signing out, after 30 minutes without use, and
            after 8 hours at the latest.
          </li>
          <li>
            What you type into a form stays in your browser until you close the tab, so that nothing is lost when you
            reload. We get it when you send it.
          </li>
          <li>
            <strong>artAlley</strong>: your votes and comments in the gallery of ArtAlley, and which works you saw. They
            stay in your browser until you clear it; we never get them.
          </li>
        </ul>
        <p>
          All of this is strictly necessary for what you ask of the site (§&nbsp;25 (2) no.&nbsp;2 TDDDG). The legal
          basis for the processing is Article&nbsp;6 (1) (f) GDPR.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'When you write to us',
    text: (
      <>
        <p>
          The contact form takes your name, your email address and your message. They are kept in our inbox and mailed
          to the owner, so that we can answer you. The legal basis is Article&nbsp;6 (1) (b) GDPR where you ask about
          our work, and otherwise Article&nbsp;6 (1) (f): our interest in answering whoever writes to us.
        </p>
        <p>
          Against programs that flood forms, we count how many messages come from an IP address and from an email
          address within an hour. The count is deleted shortly after that hour. We ask no outside service whether you
          are human.
        </p>
        <p>You need not give us anything. Without an address, though, we cannot answer.</p>
      </>
    ),
  },
  {
    id: 'customers',
    title: 'When we work for you',
    text: (
      <p>
        Of customers we keep the name, business, address, email address, phone number, website, VAT id, what was agreed,
        and invoices with their payments. The legal basis is the contract (Article&nbsp;6 (1) (b) GDPR) and, for
        bookkeeping, the law (Article&nbsp;6 (1) (c) GDPR with §&nbsp;147 AO and §&nbsp;14b UStG).
      </p>
    ),
  },
  {
    id: 'acquisition',
    title: 'When we write to you first',
    text: <AcquisitionText />,
  },
  {
    id: 'demonstrations',
    title: 'On the sites we show',
    text: (
      <p>
        The boat rental takes bookings and has <a href="/RentalRevolution/privacy">a privacy page of its own</a>. For
        the other sites this page applies.
      </p>
    ),
  },
  {
    id: 'recipients',
    title: 'Who sees your data',
    text: (
      <>
        <p>
          We do, and nobody else by our choice. Whoever runs servers and delivers mail for us does so on our behalf and
          by our instructions (Article&nbsp;28 GDPR). Tax advisers and authorities get what the law obliges us to hand
          over.
        </p>
        <p>
          We sell nothing, make no profiles and decide nothing about you by a program alone (Article&nbsp;22 GDPR). We
          do not transfer data to countries outside the European Economic Area.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    text: (
      <dl>
        <div>
          <dt>Server log</dt>
          <dd>Has no personal data</dd>
        </div>
        <div>
          <dt>Contact requests</dt>
          <dd>12 months after they are dealt with; then name, address and message are removed</dd>
        </div>
        <div>
          <dt>Businesses we wrote to</dt>
          <dd>24 months after the last thing that happened</dd>
        </div>
        <div>
          <dt>Mails</dt>
          <dd>Their text 24 months; that one was sent, to whom and when, 10 years from the end of the year</dd>
        </div>
        <div>
          <dt>Invoices and books</dt>
          <dd>8 to 10 years from the end of the year, as the law requires</dd>
        </div>
        <div>
          <dt>Backups</dt>
          <dd>What is deleted leaves our backups when newer ones replace them, after about a year</dd>
        </div>
      </dl>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>A message to the address above is enough, and costs you nothing. You may</p>
        <ul>
          <li>learn what we keep of you and get a copy (Article&nbsp;15 GDPR),</li>
          <li>have it corrected (Article&nbsp;16) or deleted (Article&nbsp;17), unless a law obliges us to keep it,</li>
          <li>have its processing restricted (Article&nbsp;18),</li>
          <li>take along what you gave us, in a form that machines read (Article&nbsp;20),</li>
          <li>withdraw what you agreed to, for the future (Article&nbsp;7 (3)).</li>
        </ul>
      </>
    ),
  },
  {
    id: 'objection',
    title: 'Your right to object',
    text: (
      <p>
        <strong>
          Where we rely on our interests (Article&nbsp;6 (1) (f) GDPR), you may object at any time for reasons that
          arise from your situation (Article&nbsp;21 GDPR). We then stop, unless there are compelling reasons that
          outweigh yours, or we need the data for legal claims.
        </strong>
      </p>
    ),
  },
  {
    id: 'complaint',
    title: 'Where to complain',
    text: (
      <p>
        You may complain to a data protection authority (Article&nbsp;77 GDPR): that of the place where you live or
        work, or that of the federal state in which we are based.{' '}
        <a href="https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html" hrefLang="de">
          The federal commissioner lists all of them
        </a>
        .
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How we keep it safe',
    text: (
      <p>
        Connections are encrypted. Passwords are stored only as argon2id hashes, who may see what is checked by the
        server with every call, and every change by staff is noted with who made it and when. More is in the{' '}
        <Link to="/imprint">imprint</Link>, where you also find how to reach us.
      </p>
    ),
  },
]

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      lead={
        <p>
          No trackers, no advertising, nothing from other servers. If you write to us, we use what you send to answer
          you. Here are the details.
        </p>
      }
      contents="On this page"
      chapters={chaptersFor(readOperator())}
      stand="Last changed in November 2026"
    />
  )
}
