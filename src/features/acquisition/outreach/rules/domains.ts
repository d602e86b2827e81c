import { parse } from 'tldts'
import { bareAddress } from '../rules.ts'

/** Whoever wants an address there gets one: what one of them says, says nothing about the others. */
const shared: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.at hotmail.com hotmail.de hotmail.at hotmail.ch hotmail.co.uk
  live.com live.de live.at live.co.uk live.ie msn.com yahoo.com yahoo.de yahoo.at yahoo.ie yahoo.co.uk yahoo.ca yahoo.com.au
  ymail.com rocketmail.com aol.com aol.de icloud.com me.com mac.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de
  freenet.de arcor.de vodafone.de vodafonemail.de kabelmail.de unitybox.de online.de ewe.net ewetel.net posteo.de
  mailbox.org mail.de email.de 1und1.de netcologne.de osnanet.de alice.de o2online.de o2mail.de tutanota.com tuta.io
  proton.me protonmail.com pm.me mail.com zoho.com fastmail.com hey.com yandex.com mail.ru a1.net aon.at chello.at
  liwest.at kabsi.at utanet.at inode.at tele2.at drei.at bluewin.ch bluemail.ch hispeed.ch sunrise.ch swissonline.ch
  eircom.net eir.ie iol.ie btinternet.com btopenworld.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk
  tiscali.co.uk plus.net o2.co.uk comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net
  spectrum.net earthlink.net frontier.com optonline.net juno.com windstream.net centurylink.net shaw.ca rogers.com bell.net
  telus.net sympatico.ca videotron.ca cogeco.ca bigpond.com bigpond.net.au optusnet.com.au iinet.net.au tpg.com.au
  internode.on.net cytanet.com.cy primehome.com cablenet.com.cy orange.fr wanadoo.fr free.fr laposte.net libero.it
  seznam.cz wp.pl o2.pl`.split(/\s+/),
)

const options = { allowPrivateDomains: true, validateHostname: true }

/** The part of a host that somebody registered (`mail.boats.co.uk` is of `boats.co.uk`); undefined where there is none. */
export const registrableDomain = (host: string): string | undefined =>
  parse(host.trim().toLowerCase().replace(/\.$/, ''), options).domain ?? undefined

/** Of an address, whoever runs its mailboxes. */
export const domainOf = (email: string): string | undefined =>
  registrableDomain(bareAddress(email).slice(bareAddress(email).lastIndexOf('@') + 1))

/** Whether addresses of a domain belong to strangers: it cannot be spoken for as a whole. */
export const isSharedDomain = (domain: string): boolean => shared.has(domain)

/** The domain that the holder of an address may speak for; undefined with a provider of mailboxes. */
export function ownDomainOf(email: string): string | undefined {
  const domain = domainOf(email)
  return domain === undefined || isSharedDomain(domain) ? undefined : domain
}
