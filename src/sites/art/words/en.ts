export const homeTitle = 'ArtAlley - Home'
export const homeDescription =
  'Pictures and poems by Lina Falke: drawings, prints, cut paper and watercolours of light and shadow.'
export const galleryTitle = 'ArtAlley - Gallery'
export const galleryDescription =
  'Every work of Lina Falke in one place: look closer, say what you see, come back for the next.'
export const poemsTitle = 'ArtAlley - Poems'
export const poemsDescription = 'Seven poems by Lina Falke, one to a page, each across from a work.'
export const aboutTitle = 'ArtAlley - About'
export const aboutDescription = 'Who Lina Falke is, what she works with and where, and how to reach her.'
export const loginTitle = 'ArtAlley - Login'
export const loginDescription = 'For the artist.'

export const mainMenu = 'Main'
export const menuHome = 'HOME'
export const menuGallery = 'GALLERY'
export const menuPoems = 'POEMS'
export const menuAbout = 'ABOUT'
export const footer = 'Footer'
export const demonstration = <T>(link: (agency: string) => T) => [
  'An artist who does not exist, on a sample site by ',
  link('Sternsinger'),
  '. The works and the words were made for it.',
]
export const login = 'Login'
export const imprint = 'Imprint'
export const privacy = 'Privacy'
export const accessibility = 'Accessibility'

export const headline = { innovative: 'INNOVATIVE', passionate: 'PASSIONATE', expressive: 'EXPRESSIVE' }
/** How wide each word of the headline is in its own size. */
export const headlineWidths = { innovative: '5.44', passionate: '5.83', expressive: '5.81' }
export const worksBy = 'Pictures and poems by Lina Falke'
export const lightHint = 'The light comes from where you point.'
export const thesis = 'Light only arrives. Shadow says where.'
export const thesisText =
  'I begin with the shadow. How long it is tells the hour, how hard its edge is tells the weather, and where it bends there is a step that nobody drew. What is left over on the paper is the light, and I have not touched it.'
export const iAmLina = 'I am Lina.'
export const iAmLinaText =
  'I draw, paint, print and cut paper in the loft of a ferry house that no ferry calls at any more. I work in ink, water, sunlight and whatever the tide leaves, and I write while things dry.'
export const moreAboutMe = 'More about me'
export const connect = 'CONNECT WITH ME'
export const phoneOrEmail = 'Phone/Email'
export const questions = 'QUESTIONS?'
export const products = 'PRESENTING MY PRODUCTS'
export const contractWork = 'Contract Work'
export const contractWorkText =
  'A wall, a book cover, a stairwell: tell me its size, and at what hour the sun comes in.'
export const artGallery = 'My Art Gallery'
export const artGalleryText = 'Every work in one place, to look at from far off and from very near, and to talk about.'
export const ownPoems = 'Self-written Poems'
export const ownPoemsText = 'Seven of them, one to a page. They were made to be read aloud to somebody else.'

export const poems = 'Poems'
export const contents = 'Contents'

export const aboutMe = 'About me'
export const bioBeginnings =
  'I was born in a town with two lighthouses, one of which was switched off. I learned to set type before I learned to draw, and a sheet of paper is still something with margins to me.'
export const bioPlace =
  'After art school I drew other people’s buildings for a living, three years of stairs and shadows. Then I moved into the loft of a ferry house. It has a large window to the north and a small one to the west, and most of what I make is about what happens between them in the course of a day.'
export const bioSeries = <T>(series: (name: string) => T) => [
  'I work in series, because a single picture can be luck. ',
  series('Undertow'),
  ' is painted with one brush and nothing is corrected. ',
  series('Cut Light'),
  ' is paper and a knife. ',
  series('Glass Hours'),
  ' is done by the sun; I only hold the glass. The poems come last, when everything is wet and I may not touch it.',
]
export const shown = 'Shown'
export const ferryHouse = 'Ferry House, in her own rooms'
export const palmHouse = 'Botanical Garden, the old palm house'
export const library = 'Town Library, on all four landings'
export const baths = 'Public Baths, after closing time'
export const contactMe = 'Contact me'
export const contactNote =
  'For a work to order, a wall to lend, or a line you could not get rid of. I answer within three days, except when I print.'

export const loginLead = 'For the artist. Everybody else is welcome as they are.'
export const backToGallery = 'Back to the gallery'

export const lostDescription = 'There is no page at this address.'
export const lost = 'Page not found'
export const lostTimer = 'You will be redirected automatically..'
export const lostWay = 'Go to the start page now'

export const falconAlt =
  'Cut paper: a white falcon glides over a yellow wall and throws a large shadow on it; below, two dark arches, white steps and a red ball'
export const selfPortrait = {
  made: 'Cut paper, 2025',
  alt: 'Lina Falke, cut from paper by herself: one half of the face in the light, the other in shadow, a red pencil behind the ear, a striped shirt',
}
export const streetOfWhirls = {
  made: 'Gouache on dark paper, 2025',
  alt: 'Panorama on dark blue: brush strokes in orange, pink and pale blue pass a black disc and roll into two rows of whirls behind it.',
}
export const curtain = {
  made: 'Sun print, 2022',
  alt: 'Sun print panorama in silver grey: folds of light hang like a thin curtain, crossing and gathering to bright seams.',
}
export const braidedRiver = {
  made: 'Gouache, 2022',
  alt: 'Seen from above: strands of turquoise and white water part and join between long ochre islands on their way down the sheet.',
}
export const sixtyRidges = {
  made: 'Ink on black paper, 2024',
  alt: 'Plotter drawing on black paper: white lines rise to mountain ridges one behind the other, the nearer hiding the farther; a red disc hangs above.',
}
export const fiveVessels = {
  made: 'Pen and ink, 2024',
  alt: 'Pen drawing of a still life: a jug, two bottles, a vase, a cup and a bowl with an orange egg on a table, hatched in rings, with crossed shadows around them.',
}
export const smallSun = {
  made: 'Gouache, 2025',
  alt: 'Square painting: yellow, white and blue strokes wheel around a small bare disc, tightest near it and loosening to long arcs at the corners.',
}
export const whiteReef = {
  made: 'Plaster, 2023',
  alt: 'Plaster relief in raking light: a round colony of winding coral ridges on a bare ground, fine in the middle and breaking up into dots at its rim.',
}
export const windowRain = {
  made: 'Photogram, 2023',
  alt: 'Photogram in black and silver: hundreds of drops on a window pane, each with its own small sun; some have run down across the shadow of the window bars.',
}
export const tower = {
  made: 'Pen, ink and gouache, 2023',
  alt: 'Pen drawing: an unfinished round tower with a ramp and hundreds of arches winds upwards; a crane stands on top, two huts at its foot, red sky.',
}
