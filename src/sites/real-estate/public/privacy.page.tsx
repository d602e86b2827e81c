import { Reach, Responsible } from '#features/settings/screens/operator-entries.tsx'
import { MapsChoice } from '#kit/ui/maps-choice.tsx'
import type { PageMeta } from '#sites/modules.ts'
import { type Chapter, LegalPage } from './legal/legal-page.tsx'

export const meta: PageMeta = {
  title: 'PresentationPro - Privacy Policy',
  description: 'This sample site collects nothing: what stays in your browser, and when a map is loaded.',
}

const chapters: readonly Chapter[] = [
  {
    anchor: 'in-short',
    title: 'In short',
    text: (
      <>
        <p>
          Presentation Pro is a demonstration of a property agency that does not exist. It wants nothing from you, so it
          collects nothing:
        </p>
        <ul>
          <li>no statistics, no advertising, no profiles;</li>
          <li>no fonts, pictures or scripts from other servers;</li>
          <li>no map before you agree to it;</li>
          <li>a contact form that tells you it sends nothing, and sends nothing.</li>
        </ul>
      </>
    ),
  },
  {
    anchor: 'responsible',
    title: 'Who is responsible',
    text: (
      <>
        <p>The makers of this site, as controller (Article&nbsp;4 (7) GDPR):</p>
        <Responsible />
        <Reach />
      </>
    ),
  },
  {
    anchor: 'visit',
    title: 'When you read a page',
    text: (
      <>
        <p>
          A server cannot answer without knowing where to, so it uses your IP address for as long as the connection
          lasts. The log keeps the time, the page, the result and how long it took, and nothing about you. What you look
          for in the questions stands in the address of the page; the log leaves that part out.
        </p>
        <p>The legal basis is our interest in a site that works (Article&nbsp;6 (1) (f) GDPR).</p>
      </>
    ),
  },
  {
    anchor: 'browser',
    title: 'What stays in your browser',
    text: (
      <>
        <p>
          All of it is there for what you ask of the site (§&nbsp;25 (2) no.&nbsp;2 TDDDG). You may delete it at any
          time.
        </p>
        <dl>
          <div>
            <dt>mapsConsent</dt>
            <dd>That you agreed to maps. Local storage, until you withdraw it below</dd>
          </div>
          <div>
            <dt>presentationPro.language</dt>
            <dd>
              Whether you read the properties in English with dollars or in German with euros. Local storage, until you
              delete it
            </dd>
          </div>
          <div>
            <dt>csrftoken</dt>
            <dd>
              A cookie with a random value, for up to a year. The server gives it to whoever comes, so that other sites
              cannot send forms in your name
            </dd>
          </div>
        </dl>
      </>
    ),
  },
  {
    anchor: 'maps',
    title: 'Maps',
    text: (
      <>
        <p>
          The map of the offices comes from Google. It is loaded only after you agreed; Google then learns your IP
          address and which page you are on, and may process both in the United States. The legal basis is your consent
          (Article&nbsp;6 (1) (a) GDPR, §&nbsp;25 (1) TDDDG). Withdrawing it is as easy, and holds from then on.
        </p>
        <MapsChoice />
      </>
    ),
  },
  {
    anchor: 'links',
    title: 'Links to others',
    text: (
      <p>
        The links to social networks are plain links. Their operators learn of you when you follow one, not before, and
        not from which page you came.
      </p>
    ),
  },
  {
    anchor: 'rights',
    title: 'Your rights',
    text: (
      <>
        <p>
          You may ask what we keep of you, have it corrected, deleted, restricted or handed over (Articles&nbsp;15 to 20
          GDPR), and object to what rests on our interests (Article&nbsp;21). Of visitors to this site we keep nothing
          that could be found by a name.
        </p>
        <p>
          You may complain to a data protection authority (Article&nbsp;77). What the makers of this site do with data
          elsewhere is in <a href="/privacy">their own privacy policy</a>.
        </p>
      </>
    ),
  },
]

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="An agency that does not exist has no use for your data."
      chapters={chapters}
      stand="Last changed in November 2026"
    />
  )
}
