/** What Article 14 GDPR wants businesses to know that did not write to us first. */
export function AcquisitionText() {
  return (
    <>
      <p>
        We offer our work to businesses that it may suit. If we wrote to you without having heard from you, this is what
        Article&nbsp;14 GDPR wants you to know.
      </p>
      <dl>
        <div>
          <dt>What we keep</dt>
          <dd>
            The name of the business, its website, email address and phone number, the name of whom to ask for, where it
            is, a note of ours, what we wrote and what came back
          </dd>
        </div>
        <div>
          <dt>Where it is from</dt>
          <dd>
            From what is public: your own website and its imprint, directories, and the maps of Google or OpenStreetMap.
            Each of our mails says which
          </dd>
        </div>
        <div>
          <dt>What for</dt>
          <dd>To ask whether you would like to work with us: once, and once more if you do not answer</dd>
        </div>
        <div>
          <dt>Legal basis</dt>
          <dd>
            Article&nbsp;6 (1) (f) GDPR: our interest in winning customers. Where the law wants your consent for an
            email (§&nbsp;7 UWG in Germany, §&nbsp;174 TKG 2021 in Austria), we write only with it, or where that law
            makes an exception, and keep what it rests on
          </dd>
        </div>
        <div>
          <dt>How long</dt>
          <dd>
            24 months after the last thing that happened; what a search found and we did not use, 6 months. If you do
            not want to hear from us, your address stays on a list of those we never write to, and is used for nothing
            else
          </dd>
        </div>
      </dl>
      <p>
        <strong>
          You may object to our writing at any time and without a reason (Article&nbsp;21 (2) GDPR): with the link below
          each mail, with one click in your mail program, or by answering.
        </strong>
      </p>
    </>
  )
}
