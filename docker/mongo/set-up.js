/*
 * For mongosh: makes the replica set and one user per service, who reaches the service's own database only. Running it
 * again changes nothing but passwords that have changed.
 */
const MEMBERS = ['mongo1:27017', 'mongo2:27017', 'mongo3:27017'];
const NOT_YET_INITIATED = 94;
const SERVICES = ['identity', 'care', 'learn', 'community', 'ai'];

const connectAsRoot = (hosts, options) =>
  new Mongo(`mongodb://root:${encodeURIComponent(process.env.MONGO_ROOT_PASSWORD)}@${hosts}/?${options}`).getDB(
    'admin',
  );

const first = connectAsRoot(MEMBERS[0], 'directConnection=true');
if (!isInitiated(first)) {
  first.adminCommand({
    replSetInitiate: { _id: 'rs0', members: MEMBERS.map((host, _id) => ({ _id, host })) },
  });
}

// Waits for a primary, for half a minute.
const admin = connectAsRoot(MEMBERS.join(','), 'replicaSet=rs0&serverSelectionTimeoutMS=30000');
for (const service of SERVICES) {
  const pwd = process.env[`MONGO_${service.toUpperCase()}_PASSWORD`];
  const roles = [{ role: 'readWrite', db: `serein_${service}` }];
  if (admin.getUser(service)) admin.updateUser(service, { pwd, roles });
  else admin.createUser({ user: service, pwd, roles });
}
print('The replica set rs0 stands, and every service has its user.');

function isInitiated(member) {
  try {
    return member.adminCommand({ replSetGetStatus: 1 }).ok === 1;
  } catch (error) {
    if (error.code === NOT_YET_INITIATED) return false;
    throw error;
  }
}
