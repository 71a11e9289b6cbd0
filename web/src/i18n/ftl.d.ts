declare module "*?messages" {
  const messages: import("./messages").Messages;
  export default messages;
}
