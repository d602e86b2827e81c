/** The same in German. */
export function AkquiseText() {
  return (
    <>
      <p>
        Wir bieten unsere Arbeit Unternehmen an, zu denen sie passen könnte. Haben wir Ihnen geschrieben, ohne von Ihnen
        gehört zu haben, sollen Sie nach Art.&nbsp;14 DSGVO Folgendes wissen.
      </p>
      <dl>
        <div>
          <dt>Was wir speichern</dt>
          <dd>
            Name des Unternehmens, Website, E-Mail-Adresse und Telefonnummer, den Namen der Ansprechperson, den Ort,
            eine Notiz von uns, was wir geschrieben haben und was zurückkam
          </dd>
        </div>
        <div>
          <dt>Woher es stammt</dt>
          <dd>
            Aus öffentlichen Quellen: Ihrer eigenen Website und deren Impressum, Verzeichnissen und den Karten von
            Google oder OpenStreetMap. In jeder unserer E-Mails steht, aus welcher
          </dd>
        </div>
        <div>
          <dt>Wozu</dt>
          <dd>Um zu fragen, ob Sie mit uns arbeiten möchten: einmal, und noch einmal, wenn Sie nicht antworten</dd>
        </div>
        <div>
          <dt>Rechtsgrundlage</dt>
          <dd>
            Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO: unser Interesse, Kunden zu gewinnen. Wo das Gesetz für eine
            E-Mail Ihre Einwilligung verlangt (in Deutschland §&nbsp;7 UWG, in Österreich §&nbsp;174 TKG 2021),
            schreiben wir nur mit ihr oder wo dieses Gesetz eine Ausnahme macht, und halten fest, worauf das beruht
          </dd>
        </div>
        <div>
          <dt>Wie lange</dt>
          <dd>
            24 Monate nach dem letzten Vorgang; was eine Suche ergab und wir nicht genutzt haben, 6 Monate. Möchten Sie
            nichts von uns hören, bleibt Ihre Adresse auf einer Liste derer, denen wir nie schreiben, und dient nichts
            anderem
          </dd>
        </div>
      </dl>
      <p>
        <strong>
          Sie können jederzeit und ohne Grund widersprechen, dass wir Ihnen schreiben (Art.&nbsp;21 Abs.&nbsp;2 DSGVO):
          mit dem Link unter jeder E-Mail, mit einem Klick in Ihrem Mailprogramm oder indem Sie antworten.
        </strong>
      </p>
    </>
  )
}
