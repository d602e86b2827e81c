export type Poem = {
  /** As it stands in the address: `/ArtAlley/poems#labyrinth`. */
  id: string
  title: string
  /** Lines, stanza by stanza. */
  stanzas: readonly (readonly string[])[]
  /** How its lines move: step by step, or inwards and out again. */
  moves?: 'waltz' | 'labyrinth'
  ground?: 'ink' | 'paper'
}

const stanzas = (text: string) =>
  text
    .trim()
    .split('\n\n')
    .map((stanza) => stanza.split('\n').map((line) => line.trim()))

const wayIn = stanzas(`
  There is one door, and I came in by it.
  I keep a hand against the wall, as told.
  The dark gets used to me, bit after bit.
  Whoever laid these stones was young, was old.
  The thread I hold is running on ahead.
  Somebody breathes. I stop. It stops as well.
  “What have you come for?” one of us has said.
  It has my face, as far as I can tell.
`).flat()

export const poems: readonly Poem[] = [
  {
    id: 'grand-scheme',
    title: 'Grand Scheme',
    stanzas: stanzas(`
      In the grand scheme of things there is a shelf
      in some back room, and on the shelf a tin,
      and in the tin a button. No one else
      remembers whose Novembers it held in.

      I like to think the scheme was drawn by hand,
      in pencil, late, by someone needing glasses,
      who put the mountains where the table lamp
      had left a ring, and rivers where the creases

      already ran; who got the stars in twice
      and thought, well, leave them; who forgot the sea,
      then spilled it; who looked up at last, surprised
      by daylight, and had still to draw in me:

      a button’s worth of room beside the seam.
      I hold. It is my part. I hold the scheme.
    `),
  },
  {
    id: 'guiding-star',
    title: 'Guiding Star',
    ground: 'ink',
    stanzas: stanzas(`
      The one we steered by had burned out, I’ve read,
      before the boats were built. What reached the deck

      was letters, still arriving from the dead:
      a hand that waves, long after, from the wreck.

      And yet we did come home by it. The bay
      opened the way it opens. Someone had

      left on the kitchen light, as is our way,
      for no one in particular. My dad

      is eight years gone. I find I still leave on
      that bulb above the sink when I’m up late,

      and boats I’ll never hear of, one by one,
      turn half a point to starboard and come straight.
    `),
  },
  {
    id: 'igniting-beauty',
    title: 'Igniting Beauty',
    stanzas: stanzas(`
      You do not find it. It is lying there
      the way a match lies there: a bit of wood,
      a clot of red. Good dry unlovely stuff,
      forty to the box, and the box damp.

      Then something rough goes past. A wall. A word.
      The side of somebody you barely know.
      And all at once you have it by one end
      and it is eating down toward your thumb

      and every object in the room stands up,
      dragging its shadow out from underneath
      like something it had meant to show you: jug,
      chair, bottles, the astonished bowl. You look.

      You have about as long as looking takes.
      Then dark, and in the dark a small red stroke,
      and then not that. But you have seen the jug.
      You have to live now, having seen the jug.
    `),
  },
  {
    id: 'lifes-waltz',
    title: 'Life’s Waltz',
    moves: 'waltz',
    stanzas: stanzas(`
      One for the floor that was sanded before us,
      two for the shoes that were lent us, and pinched,
      three for the band, with its single old chorus.

      One for the step that I never got right,
      two for your palm on the blade of my shoulder,
      three for the lamps going round in the night.

      One for the turn when the children cut in,
      two for the bar where the fiddler got lost, and
      three for us finding him, shin against shin.

      One for the chairs being carried away,
      two for your weight, which was less every winter,
      three for the things that we thought we would say.

      One for the floor, which is swept and still there.
      Two.
      Three, and I turn with one arm round the air.
    `),
  },
  { id: 'labyrinth', title: 'Labyrinth', moves: 'labyrinth', stanzas: [wayIn, wayIn.toReversed()] },
  {
    id: 'bright-light',
    title: 'Bright Light',
    ground: 'paper',
    stanzas: stanzas(`
      In the one picture
      of my mother laughing
      the shutter stayed open
      a moment too long,

      and the light has eaten
      the hedge, the washing,
      most of the dog,
      her left side to the elbow.

      Only where shadow fell
      is there a picture:
      the dark of a mouth,
      the fan of a hand

      held up to the sun,
      or to whoever it was
      that looked at her so long
      he forgot to let go.
    `),
  },
  {
    id: 'chisel-ma-nizzle',
    title: 'Chisel ma’ Nizzle',
    stanzas: stanzas(`
      Chisel, ma’ nizzle, my flat-headed friend,
      my bevel, my bully, my means to an end,
      the block says it’s nothing. The block says it’s rock.
      The block has been sleeping. So go on, man: knock.

      Knock at the corner where nobody lives.
      Tap till it tingles and hit till it gives.
      Easy now. Easy. That wasn’t a nose.
      (It was going to be, though. That’s how it goes.)

      They say there’s an angel shut up in the stone
      and all that you do is to leave her alone
      and take off the rest. Well, I’ve opened up nine.
      No angels. Some weather. A fossil. A spine

      of something that swam when this hill was a sea
      and had not the faintest idea about me.
      So, chisel, ma’ nizzle, let’s make no great claim:
      we came and made dust, and were glad that we came,

      and if there’s a shoulder now where there was none
      that catches the tail of the afternoon sun
      and holds it a second, and looks almost warm,
      then, chisel, ma’ nizzle, we’ve done it no harm.
    `),
  },
]
