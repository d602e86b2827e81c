export const cities = { hamburg: 'Hamburg', munich: 'München', lisbon: 'Lissabon' }
export const countries = { DE: 'Deutschland', PT: 'Portugal' }
/** How one gets to each office. */
export const ways = {
  hamburg: 'Von der U-Bahn vier Minuten am Fleet entlang, über die zweite Brücke.',
  munich: 'Eine Straße hinter dem Platz mit der Kirche. Am grünen Tor klingeln, dann über den Hof.',
  lisbon: 'Die Straßenbahn hält an der Ecke. Dritter Stock, und der Aufzug lässt sich Zeit.',
}

export const openUntil = (hour: string) => `Geöffnet bis ${hour}`
export const opensAt = (hour: string) => `Öffnet um ${hour}`
export const opensTomorrow = (hour: string) => `Öffnet morgen um ${hour}`
export const opensOn = (weekday: string, hour: string) => `Öffnet ${weekday} um ${hour}`

export const enquiry = (name: string, location: string, id: number) =>
  `Ich möchte gern mehr wissen über „${name}“, ${location} (Nr. ${id}).`
