export const cities = { hamburg: 'Hamburg', munich: 'Munich', lisbon: 'Lisbon' }
export const countries = { DE: 'Germany', PT: 'Portugal' }
/** How one gets to each office. */
export const ways = {
  hamburg: 'From the underground four minutes along the canal, over the second bridge.',
  munich: 'One block from the square with the church. Ring at the green gate and cross the yard.',
  lisbon: 'The tram stops at the corner. Third floor, and the lift takes its time.',
}

export const openUntil = (hour: string) => `Open until ${hour}`
export const opensAt = (hour: string) => `Opens at ${hour}`
export const opensTomorrow = (hour: string) => `Opens tomorrow at ${hour}`
export const opensOn = (weekday: string, hour: string) => `Opens ${weekday} at ${hour}`

export const enquiry = (name: string, location: string, id: number) =>
  `I would like to know more about “${name}” in ${location} (no. ${id}).`
