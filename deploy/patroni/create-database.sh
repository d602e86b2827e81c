#!/bin/sh
# Run by Patroni on the very first node, once: the application's database and the account that owns it.
# The account may make roles, since the application itself makes `sternsinger_app`, under which it works.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 \
  --set=password="$DATABASE_PASSWORD" --set=pool_password="${DATABASE_POOL_PASSWORD:-}" "$1" <<'SQL'
CREATE ROLE sternsinger LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE sternsinger OWNER sternsinger;
SELECT :'pool_password' <> '' AS has_pool \gset
\if :has_pool
CREATE ROLE sternsinger_app LOGIN PASSWORD :'pool_password';
GRANT sternsinger_app TO sternsinger;
\endif
SQL
