// What the viewer means to do over several small decisions: a deck clicked before building, a set
// chosen before claiming. Each is sent when the server asks for it.

class Plan {
  deck = $state(0); // to build from
  set = $state(''); // the move that names the set to claim
}
export const plan = new Plan();
