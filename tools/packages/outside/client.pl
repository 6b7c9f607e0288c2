# Makes a Perl client of the document (OpenAPI::Client), calls every operation of a mock school with it by the document's own
# examples, and holds each reply against the document: perl client.pl openapi.json http://127.0.0.1:4010
use strict;
use warnings;
use utf8;
use OpenAPI::Client;
use Mojo::File qw(path);
use Mojo::JSON qw(decode_json);
use Mojo::Util qw(encode);

my ($file, $origin) = @ARGV;
my $document = decode_json(path($file)->slurp);
my $client   = OpenAPI::Client->new("file://$file", {base_url => $origin});
# Numbers and texts are what the document says they are, in what is sent and in what comes back.
$client->validator->coerce('');

my $token = '';
$client->ua->on(start => sub { $_[1]->req->headers->authorization($token) if $token ne '' });

sub call {
  my ($id, $params, %content) = @_;
  my $reply = $client->call($id, $params, %content);
  die encode('UTF-8', "$id: " . ($reply->res->body || $reply->error->{message})) . "\n" if $reply->res->code != 200;
  return $reply;
}

$token = call('login.mobileSms', {}, json => {mobile => '13800138000', smsCode => '123456'})->res->json->{data}{token}{token};

my $seen = 0;
for my $path (sort keys %{$document->{paths}}) {
  for my $method (sort keys %{$document->{paths}{$path}}) {
    my $operation = $document->{paths}{$path}{$method};
    my ($id, $body) = @$operation{qw(operationId requestBody)};
    # A log-out would end what the others need, and files are no JSON.
    next if $id =~ /logout/i or $body && $body->{content}{'multipart/form-data'};
    my $answers = $operation->{responses}{200}{content}{'application/json'} or next;
    my %params = map { ($_->{name} => $_->{example}) } grep { $_->{in} && defined $_->{example} } @{$operation->{parameters}};
    my ($form, $json) = map { $body && $body->{content}{"application/$_"} } qw(x-www-form-urlencoded json);
    my $reply = call($id, \%params, $form ? (form => $form->{example}) : $json ? (json => $json->{example}) : ());
    my $promise = $client->validator->get(['paths', $path, $method, 'responses', 200, 'content', 'application/json', 'schema']);
    my @faults  = $client->validator->validate($reply->res->json, $promise);
    die "$id: @faults\n" if @faults;
    $seen += 1;
  }
}
print "$seen operations called\n";
