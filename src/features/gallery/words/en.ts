import { plural } from '#kit/shared/plural.ts'

export const gallery = 'Gallery'
export const countOfWorks = (works: number) => plural(works, { one: '1 work', other: `${works} works` })
export const theWorks = 'the works'
export const fetchingWorks = 'Fetching the works'
export const worksNotFetched = 'The works could not be fetched'
export const noImages = 'No images yet!'
export const seeAllWorks = 'See all works'
export const seen = 'seen'
export const by = (name: string) => `by ${name}`
export const justNow = 'just now'

export const workOf = (title: string, number: number, works: number) => `${title}, work ${number} of ${works}`
export const placeOf = (title: string, number: number, works: number) => `${title}, ${number} of ${works}`
export const zoom = 'Zoom'
export const inDetail = (title: string) => `${title}, in detail`
export const wholeWork = 'Whole work'
export const closeWork = 'Close work'
export const previousWork = 'Previous work'
export const nextWork = 'Next work'
export const like = 'Like'
export const dislike = 'Dislike'
export const likeWork = 'Like this work'
export const dislikeWork = 'Dislike this work'
export const likeComment = (author: string) => `Like the comment by ${author}`
export const dislikeComment = (author: string) => `Dislike the comment by ${author}`
export const likes = (count: number) => plural(count, { one: `${count} like`, other: `${count} likes` })

export const comments = 'Comments'
export const countOfComments = (count: number) => plural(count, { one: `${count} Comment`, other: `${count} Comments` })
export const theComments = 'the comments'
export const fetchingComments = 'Fetching the comments'
export const commentsNotFetched = 'The comments could not be fetched'
export const commentBy = (author: string) => `the comment by ${author}`
export const deleteComment = (author: string) => `Delete the comment by ${author}`
export const newComment = 'New Comment'
export const reply = 'Reply'
export const toReply = '[Reply]'
export const submit = 'Submit'
export const send = 'Send'
export const cancel = 'Cancel'
export const writtenAs = (name: string) => `Written as ${name}, and kept in this browser only`
export const showReplies = (count: number) => plural(count, { one: 'Show 1 reply', other: `Show ${count} replies` })
export const hideReplies = (count: number) => plural(count, { one: 'Hide 1 reply', other: `Hide ${count} replies` })
export const showHidden = (count: number) =>
  plural(count, { one: 'Show 1 comment taken out of sight', other: `Show ${count} comments taken out of sight` })
export const takenOutOfSight = 'Taken out of your sight'
export const ownDeleted = (count: number) =>
  plural(count, { one: 'Comment deleted', other: `${count} Comments deleted` })
export const commentDeleted = 'The comment is deleted'
export const threadDeleted = 'The comment and its replies are deleted'
export const undo = 'Undo'

export const writeSomething = 'Please write something'
export const commentTooLong = 'Comment is too long'
export const replyTooLong = 'Reply is too long'
export const tooDeep = 'This thread is deep enough: please reply further up'
export const commentGone = 'This comment does not exist any more'
export const workGone = 'This work does not hang in the gallery any more'
export const chooseOne = 'Please choose a work or a comment'
export const failed = 'An error has occurred, please try again'

export const uploadWorks = 'Upload works'
export const upload = 'Upload'
export const back = 'Back'
export const takeDown = 'Take down'
export const takenDown = (title: string) => `“${title}” is taken down`
export const chooseImages = 'Choose images'
export const dropImages = 'or drop them here: JPG, PNG, BMP, GIF, WebP or AVIF, up to 15 MB each'
export const title = 'Title'
export const whatItShows = 'What it shows'
export const whatItShowsHint = 'For those who cannot see it'
export const series = 'Series'
export const uploadOf = (title: string) => `Upload of ${title}`
export const makingSizes = 'Making its sizes'
export const hangs = 'Hangs'
export const remove = (title: string) => `Remove ${title}`
export const loading = 'Loading'
export const logInToUpload = 'Only the artist uploads. Log in'
export const hung = (works: number) =>
  plural(works, { one: 'Your work hangs in the gallery', other: `Your ${works} works hang in the gallery` })
export const noImage = 'Please upload a valid image file'
/** Why a picture is not taken, after its name. */
export const unfitPicture = (why: string) => `The picture ${why}`
export const titleTooLong = (most: number) => `Please use at most ${most} characters for the title`
export const seriesTooLong = (most: number) => `Please use at most ${most} characters for the series`
export const altTooLong = (most: number) => `Please use at most ${most} characters for what it shows`
export const hangsAlready = 'This picture hangs in the gallery already'
export const logOut = 'Log out'
export const loggedOut = 'You are logged out'
export const stillLoggedIn = 'You are still logged in'

export const inbox = 'Inbox'
export const inboxOf = (requests: number, unseen: number) => {
  const count = plural(requests, { one: '1 contact request', other: `${requests} contact requests` })
  return unseen === 0 ? `Inbox, ${count}` : `Inbox, ${count}, ${unseen} new`
}
export const fetchingInbox = 'Fetching the inbox'
export const inboxNotFetched = 'The inbox could not be fetched'
export const nobodyWrote = 'Nobody has written.'
export const newRequest = ', new'
export const sent = 'Sent'
export const deleteRequest = 'Delete'
export const close = 'Close'
export const requestDeleted = 'The contact request is deleted'
export const requestGone = 'This request is not in the inbox any more'

export const contactMe = 'Contact me'
export const name = 'Name'
export const yourName = 'Your Name'
export const email = 'Email'
export const yourEmail = 'Your Email'
export const message = 'Message'
export const yourMessage = 'Your Message'
export const noName = 'Please enter a valid name'
export const noEmail = 'Please enter a valid email address'
export const noMessage = 'Please enter your message'
export const messageTooLong = 'Your message is too long'
/** After a valid form: nothing was sent. */
export const writeToAgency = <T>(link: (homepage: string) => T) => [
  'Please use the contact form on our ',
  link('Sternsinger homepage'),
]
export const agencyContact = '/#contact'

export const sharedWork = (title: string, artist: string) => `${title} by ${artist}`
export const sharedGallery = 'ArtAlley - Gallery'
export const sharedGalleryText = 'Pictures, hung where everybody may look at them.'
