-- expand

-- How each invoice and credit note stands, in narrow rows: adding up payments and credit notes of all of them for every look
-- at the list took longer than one waits. Kept by the triggers below alone, so that every version that writes keeps it.
CREATE TABLE invoice_standings (
  invoice_id  integer PRIMARY KEY REFERENCES invoices,
  customer_id integer NOT NULL,
  series      text NOT NULL,
  kind        text NOT NULL,
  currency    text COLLATE "C" NOT NULL,
  issued_on   date NOT NULL,
  due_on      date NOT NULL,
  -- Cents of the currency; below zero of a credit note.
  gross       integer NOT NULL,
  paid        integer NOT NULL DEFAULT 0,
  -- What credit notes took back of it.
  credited    integer NOT NULL DEFAULT 0,
  -- What it is found by: number, business and the buyer's order.
  said        text COLLATE "C" NOT NULL
);

CREATE FUNCTION keep_invoice_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO invoice_standings (invoice_id, customer_id, series, kind, currency, issued_on, due_on, gross, said)
  VALUES (NEW.id, NEW.customer_id, NEW.series, NEW.invoice_kind, NEW.currency, NEW.issued_on, NEW.due_on, NEW.gross,
          search_fold(concat_ws(' ', NEW.reference, NEW.buyer ->> 'business', NEW.agreed ->> 'orderReference')));
  UPDATE invoice_standings SET credited = credited - NEW.gross WHERE invoice_id = NEW.corrects;
  RETURN NULL;
END $$;
CREATE FUNCTION keep_paid_standing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice_standings SET paid = paid + NEW.amount WHERE invoice_id = NEW.invoice_id;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_standing AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice_standing();
CREATE TRIGGER keep_standing AFTER INSERT ON invoice_payments FOR EACH ROW EXECUTE FUNCTION keep_paid_standing();

-- The triggers keep writers out until this is done: nothing is counted twice or missed.
INSERT INTO invoice_standings (invoice_id, customer_id, series, kind, currency, issued_on, due_on, gross, paid, credited, said)
SELECT i.id, i.customer_id, i.series, i.invoice_kind, i.currency, i.issued_on, i.due_on, i.gross, coalesce(p.paid, 0),
       coalesce(n.credited, 0), search_fold(concat_ws(' ', i.reference, i.buyer ->> 'business', i.agreed ->> 'orderReference'))
FROM invoices i
LEFT JOIN (SELECT invoice_id, sum(amount)::int AS paid FROM invoice_payments GROUP BY invoice_id) p ON p.invoice_id = i.id
LEFT JOIN (SELECT corrects, 0 - sum(gross)::int AS credited FROM invoices GROUP BY corrects) n ON n.corrects = i.id;

CREATE INDEX invoice_standings_listed ON invoice_standings (issued_on, invoice_id);
CREATE INDEX invoice_standings_customer ON invoice_standings (customer_id, issued_on, invoice_id);
CREATE INDEX invoice_standings_open ON invoice_standings (issued_on, invoice_id) WHERE series = 'invoice' AND paid + credited < gross;
CREATE INDEX invoice_standings_said ON invoice_standings USING gin (said gin_trgm_ops);
