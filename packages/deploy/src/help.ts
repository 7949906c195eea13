export const HELP = `npm run deploy -- [action] [app] [options]      inside an app's folder the app may be left out

  care                     build, check and publish the app, and make it live
  care --canary 10         give it to 10 of 100 visitors
  promote care             give the canary to everybody
  abort care               take the canary back
  rollback care [version]  go back to the previous version, or to that one
  gate care                build and check only
  list [care]              what is live; of one app, its versions
  history care             who changed what, and when (--limit 20)
  token care --by "care team" --days 90      a token that lets its holder deploy this app

  --force                  go live although the gate refuses; the record says so
  --built                  publish what lies in dist/ without building it
  --once                   do nothing if this version was live or a canary before, whatever became of it
  --site https://…         the site (else SEREIN_SITE, else the one that runs here)

SEREIN_DEPLOY_TOKEN holds the token of a site elsewhere; for the one that runs here none is needed.
`;
