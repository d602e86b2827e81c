/** What invented people say of the works, in their words. Nobody of these names is meant. */
export type SampleComment = {
  /** Whoever says it; without a name the artist herself. */
  by?: string
  body: string
  likes: number
  /** After the work was hung. */
  hours: number
  replies?: readonly SampleComment[]
}

/** `on`: the file of a work, or the number of one of its series, `Survey 2`. */
export const threads: readonly (SampleComment & { on: string })[] = [
  {
    on: 'piazza',
    by: 'Henrik Osse',
    body: 'I stood in a square like this once, at this very hour, waiting for a bus that did not come. I have never been so content.',
    likes: 17,
    hours: 9,
    replies: [
      {
        body: 'That is the whole picture. I only added the ball.',
        likes: 21,
        hours: 12,
        replies: [
          {
            by: 'Marisol Quint',
            body: 'Whose ball is it?',
            likes: 6,
            hours: 13,
            replies: [
              {
                body: 'Somebody was called in to supper.',
                likes: 9,
                hours: 14,
                replies: [
                  {
                    by: 'Henrik Osse',
                    body: 'At ten to five?',
                    likes: 4,
                    hours: 15,
                    replies: [
                      {
                        by: 'Marisol Quint',
                        body: 'A grandmother’s supper. It is always ten to five.',
                        likes: 11,
                        hours: 16,
                        replies: [
                          {
                            by: 'Teo Brandt',
                            body: 'I measured the shadows. It is nearer half past six.',
                            likes: -1,
                            hours: 20,
                            replies: [
                              {
                                body: 'You are right about the sun and wrong about the square.',
                                likes: 8,
                                hours: 22,
                                replies: [
                                  {
                                    by: 'Teo Brandt',
                                    body: 'I will let the square have it.',
                                    likes: 3,
                                    hours: 23,
                                    replies: [
                                      {
                                        by: 'Henrik Osse',
                                        body: 'And the bus came in the end, by the way.',
                                        likes: 5,
                                        hours: 31,
                                      },
                                    ],
                                  },
                                ],
                              },
                            ],
                          },
                        ],
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    on: 'piazza',
    by: 'Ines Vardo',
    body: 'How long does the hatching in the arcade take?',
    likes: 4,
    hours: 40,
    replies: [{ body: 'Two evenings for each arch, and one to be sorry about.', likes: 12, hours: 43 }],
  },
  {
    on: 'seven-stones',
    by: 'Ana Lucht',
    body: 'The red current is the only one in a hurry. I like that nobody follows it.',
    likes: 14,
    hours: 6,
    replies: [
      {
        by: 'Teo Brandt',
        body: 'I followed it. It goes round the second stone and then I lost it.',
        likes: 5,
        hours: 8,
        replies: [{ body: 'So did I.', likes: 10, hours: 10 }],
      },
      { by: 'Piet Noor', body: 'I saw a heron before I saw water. Now I cannot get rid of it.', likes: 2, hours: 30 },
    ],
  },
  {
    on: 'seven-stones',
    by: 'Rosa Immel',
    body: 'Would you sell a print of it, about a metre wide?',
    likes: 1,
    hours: 52,
    replies: [{ body: 'Gladly. Please write to me, the form is on the page about me.', likes: 2, hours: 55 }],
  },
  {
    on: 'going-in',
    by: 'Jonah Wirt',
    body: 'My daughter (4) says it is what one sees from inside an onion. I have nothing to add.',
    likes: 26,
    hours: 5,
    replies: [
      {
        body: 'Please tell her that she is the first to notice.',
        likes: 15,
        hours: 7,
        replies: [{ by: 'Jonah Wirt', body: 'She says she knows.', likes: 19, hours: 9 }],
      },
    ],
  },
  { on: 'going-in', by: 'Elske Maar', body: 'Eleven sheets, and I counted ten every time.', likes: 3, hours: 28 },
  {
    on: 'ink-rings',
    by: 'Sunniva Dahl',
    body: 'I held my breath at the red one and did not notice until it was over.',
    likes: 13,
    hours: 11,
    replies: [{ by: 'Ana Lucht', body: 'Five breaths, then.', likes: 9, hours: 12 }],
  },
  {
    on: 'ink-rings',
    by: 'Piet Noor',
    body: 'Is the red ring ink as well, or was it put there afterwards?',
    likes: 2,
    hours: 34,
    replies: [
      {
        body: 'The same ink pot, the same minute. It was the last drop, and it was meant to be blue.',
        likes: 11,
        hours: 36,
      },
    ],
  },
  {
    on: 'nonpareil',
    by: 'Ines Vardo',
    body: 'I have bound books in paper like this for thirty years and have never seen it misbehave so well.',
    likes: 18,
    hours: 15,
    replies: [{ body: 'From you that is praise. It misbehaved for a week before.', likes: 7, hours: 18 }],
  },
  {
    on: 'ebb-gold',
    by: 'Marisol Quint',
    body: 'Nine posts, and I want to put my hand on every one of them.',
    likes: 16,
    hours: 4,
    replies: [{ body: 'They are cold. I did.', likes: 8, hours: 6 }],
  },
  {
    on: 'white-reef',
    by: 'Teo Brandt',
    body: 'At first I thought of coral, then of cauliflower, and now I am hungry.',
    likes: 7,
    hours: 8,
    replies: [{ body: 'Both were models. One was eaten.', likes: 14, hours: 11 }],
  },
  {
    on: 'tower-unfinished',
    by: 'Ines Vardo',
    body: 'I would like to rent the floor with the fourth row of arches.',
    likes: 13,
    hours: 9,
    replies: [
      {
        body: 'There is only the ramp. The stairs were forgotten in year two.',
        likes: 17,
        hours: 10,
        replies: [{ by: 'Ines Vardo', body: 'Then it is quiet. I take it.', likes: 15, hours: 11 }],
      },
    ],
  },
  {
    on: 'five-vessels',
    by: 'Henrik Osse',
    body: 'Not my favourite: everything stands so still that I dare not breathe.',
    likes: -2,
    hours: 33,
    replies: [{ body: 'Fair. The egg was nervous too.', likes: 9, hours: 35 }],
  },
  {
    on: 'sixty-ridges',
    by: 'Jonah Wirt',
    body: 'Fifty-nine.',
    likes: 6,
    hours: 12,
    replies: [{ body: 'The sixtieth is behind the others.', likes: 18, hours: 13 }],
  },
  { on: 'three-flights', by: 'Elske Maar', body: 'Which ball is the one from the square?', likes: 8, hours: 21 },
  {
    on: 'orchard',
    by: 'Ana Lucht',
    body: 'My grandfather planted his like this, with a string.',
    likes: 10,
    hours: 27,
  },
  {
    on: 'argument',
    by: 'Rosa Immel',
    body: 'We hung it in the kitchen. It settles things.',
    likes: 19,
    hours: 44,
    replies: [{ by: 'Teo Brandt', body: 'In whose favour?', likes: 7, hours: 45 }],
  },
  {
    on: 'starlings',
    by: 'Sunniva Dahl',
    body: 'I counted to three hundred and then they turned.',
    likes: 11,
    hours: 14,
  },
  {
    on: 'small-sun',
    by: 'Jonah Wirt',
    body: 'It makes me hold on to my hat.',
    likes: 5,
    hours: 29,
    replies: [{ body: 'I lost mine while painting it.', likes: 8, hours: 31 }],
  },
  { on: 'pool-noon', by: 'Elske Maar', body: 'It smells of chlorine. I checked the screen.', likes: 12, hours: 7 },
  {
    on: 'window-rain',
    by: 'Ana Lucht',
    body: 'I like that it is stopping. Most rain in pictures never does.',
    likes: 15,
    hours: 10,
  },
  {
    on: 'three-glasses',
    by: 'Marisol Quint',
    body: 'What was in them?',
    likes: 2,
    hours: 19,
    replies: [{ body: 'Water, water, and what was left of a good evening.', likes: 13, hours: 21 }],
  },
  {
    on: 'cup-morning',
    by: 'Sunniva Dahl',
    body: 'I see this every morning and have never once seen it.',
    likes: 14,
    hours: 26,
  },
  {
    on: 'one-stone',
    by: 'Piet Noor',
    body: 'Why are three of them gold?',
    likes: 3,
    hours: 22,
    replies: [{ body: 'It was a good throw.', likes: 16, hours: 25 }],
  },
  { on: 'iris', by: 'Henrik Osse', body: 'It looks back. I had to close the lid.', likes: 6, hours: 18 },
  { on: 'spanish-wave', by: 'Ines Vardo', body: 'Did Seville ever answer?', likes: 4, hours: 40 },
  { on: 'Tidewater 2', by: 'Henrik Osse', body: 'Which coast is it?', likes: 2, hours: 19 },
  {
    on: 'Tidewater 3',
    by: 'Sunniva Dahl',
    body: 'I would hang this where I drink my first coffee.',
    likes: 5,
    hours: 26,
  },
  {
    on: 'Cut Light 2',
    by: 'Teo Brandt',
    body: 'The shadow does half of the work. Does it get half of the money?',
    likes: 11,
    hours: 21,
  },
  { on: 'Slow Growth 2', by: 'Elske Maar', body: 'Somebody has watered this for years.', likes: 6, hours: 14 },
]
