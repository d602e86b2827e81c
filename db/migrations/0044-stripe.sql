-- expand

-- Cards and wallets are paid through Stripe, on a page of its own; `test-card` stands in for it.
ALTER TABLE payments
  -- The provider's page where the payer approves, on providers that have one.
  ADD COLUMN approve_url text,
  DROP CONSTRAINT payments_provider_check,
  ADD CONSTRAINT payments_provider_check CHECK (provider IN ('paypal', 'stripe', 'test', 'test-card')) NOT VALID;
