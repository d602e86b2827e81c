/** What a device signs of a step of a transaction (BSI TR-03151 and TR-03153): its log message in DER. */

export type LogMessage = {
  operation: 'StartTransaction' | 'FinishTransaction'
  /** The till's serial number. */
  client: string
  processType: string
  processData: string
  transaction: number
  /** Of the device, in hex. */
  serial: string
  counter: number
  /** Unix time in seconds. */
  at: number
}

const tags = { integer: 0x02, octets: 0x04, oid: 0x06, sequence: 0x30 }
/** certified-data-type of transaction logs, 0.4.0.127.0.7.3.7.1.1, and ecdsa-plain-SHA256, 0.4.0.127.0.7.1.1.4.1.3. */
const transactionLog = Buffer.from('04007f000703070101', 'hex')
const plainSha256 = Buffer.from('04007f00070101040103', 'hex')

/** The parts that are signed, one behind the other; a log file has them as a sequence with the signature behind. */
export function signedPart(message: LogMessage): Buffer {
  const { operation, client, processType, processData, transaction, serial, counter, at } = message
  return Buffer.concat([
    der(tags.integer, whole(2)),
    der(tags.oid, transactionLog),
    ...[operation, client, processData, processType].map((text, i) => der(0x80 + i, Buffer.from(text, 'utf8'))),
    der(0x85, whole(transaction)),
    der(tags.octets, Buffer.from(serial, 'hex')),
    der(tags.sequence, der(tags.oid, plainSha256)),
    der(tags.integer, whole(counter)),
    der(tags.integer, whole(at)),
  ])
}

export const logFile = (signed: Buffer, signature: Buffer): Buffer =>
  der(tags.sequence, Buffer.concat([signed, der(tags.octets, signature)]))

function der(tag: number, value: Buffer): Buffer {
  const { length } = value
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), value])
}

/** Positive, in as few bytes as it takes, the first of which is below 128. */
function whole(value: number): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(Number.parseInt(even.slice(0, 2), 16) < 0x80 ? even : `00${even}`, 'hex')
}
